"""What all tests share: plugins for the rules they prove, for databases, and to test those."""

pytest_plugins = ["pytester", "tests.support.rule_coverage", "tests.support.databases"]
