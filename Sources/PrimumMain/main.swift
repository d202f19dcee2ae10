import CommandLineTool

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

exit(runPrimum(ProgramArguments.given()))
