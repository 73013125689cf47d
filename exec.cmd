@echo off
rem The scripts of package.json begin with exec, so that signals reach node on Unix. This file provides the same command on Windows.
%*
