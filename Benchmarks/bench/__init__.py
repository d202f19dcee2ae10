"""What Benchmarks/run is made of: inputs, measuring, peers, one module a row of the results."""
