alter view caller_standing rename to caller_contexts;
