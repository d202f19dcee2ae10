# Homebrew on macOS and Linux: brew install --formula ./primum.rb, with the archives at the addresses below.
class Primum < Formula
  desc "Safety rules of health apps, and the words they may and must say"
  homepage "https://github.com/OWNER/primum"
  version "@VERSION@"

@PLATFORMS@
  def install
    bin.install "bin/primum"
    man1.install Dir["share/man/man1/*"]
    bash_completion.install "completions/primum.bash" => "primum"
    zsh_completion.install "completions/_primum"
    fish_completion.install "completions/primum.fish"
    pkgshare.install "licences", "sbom.cdx.json"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/primum --version")
  end
end
