"""What one client may ask for: sizes, rates, numbers of tables and sockets."""
