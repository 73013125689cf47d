-- A gift names its method by its id alone; which payment provider it is saved at follows from that.
create index payment_methods_by_id on payment_methods (church_id, id);
