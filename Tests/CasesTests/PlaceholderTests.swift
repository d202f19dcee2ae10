import Cases
