-- What notes are about is told by the module that it belongs to.
drop view noted_people, noted_households, noted_donations;
