@rem Scripts of package.json begin with exec, so that signals reach Node and not a shell in front of it. Windows has no exec.
@%*
