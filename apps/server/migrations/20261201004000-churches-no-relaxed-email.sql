-- Every form accepts every top-level domain, so the setting that allowed the long ones is gone.
delete from church_settings where key_name = 'relaxedEmail';
