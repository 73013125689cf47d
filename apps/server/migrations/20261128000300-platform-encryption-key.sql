-- The key is called OFFERTORY_ENCRYPTION_KEY now: the next server that starts notes its fingerprint under that name.
delete from secret_fingerprints where name = 'OFFERTORY_SEALING_KEY';
