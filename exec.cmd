@echo off
rem The scripts of package.json begin with exec, so that signals reach node on Unix; this is the same word for Windows.
%*
