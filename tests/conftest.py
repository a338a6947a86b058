"""What all tests share: the plugin that knows which rules they prove, and a bench to test it."""

pytest_plugins = ["pytester", "tests.support.rule_coverage"]
