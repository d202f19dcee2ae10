# A stand-in for Homebrew: what a formula uses of it, enough to install from the archive and run the formula's own test.
#
#     ruby formula.rb FORMULA PREFIX ARCHIVE        in the unpacked archive
require "digest"
require "fileutils"
require "pathname"

FILE, PREFIX, ARCHIVE = ARGV

class Pathname
  def install(*items)
    mkpath
    items.flatten.each do |item|
      pairs = item.is_a?(Hash) ? item : { item => File.basename(item) }
      pairs.each { |from, to| FileUtils.cp_r(from, self + to) }
    end
  end
end

class Formula
  class << self
    attr_reader :said, :tried

    %i[desc homepage url sha256 version license].each do |name|
      define_method(name) { |value| (@said ||= {})[name] = value }
    end
    def on_macos = RUBY_PLATFORM.include?("darwin") && yield
    def on_linux = RUBY_PLATFORM.include?("linux") && yield
    def on_arm = RUBY_PLATFORM.match?(/arm|aarch/) && yield
    def on_intel = RUBY_PLATFORM.match?(/x86_64/) && yield
    def test(&block) = @tried = block
  end

  def version = self.class.said[:version]
  { bin: "bin", man1: "share/man/man1", bash_completion: "etc/bash_completion.d", zsh_completion: "share/zsh/site-functions",
    fish_completion: "share/fish/vendor_completions.d", pkgshare: "share/primum" }.each do |name, path|
    define_method(name) { Pathname.new(PREFIX) + path }
  end
  def shell_output(command) = `#{command}`.tap { abort "#{command} failed" unless $?.success? }
  def assert_match(wanted, found) = found.include?(wanted) || abort("#{found} does not hold #{wanted}")
end

load FILE
of = Primum.said
abort "the formula's sum is not the archive's" unless of[:sha256] == Digest::SHA256.file(ARCHIVE).hexdigest
abort "the formula's address names another file" unless File.basename(of[:url]) == File.basename(ARCHIVE)
formula = Primum.new
formula.install
formula.instance_eval(&Primum.tried)
