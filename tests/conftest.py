"""What all tests share: plugins for the rules they prove and for databases, a bench to test them."""

pytest_plugins = ["pytester", "tests.support.rule_coverage", "tests.support.databases"]
