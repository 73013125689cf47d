-- Names that the field uses: who takes part in a conversation, and how many unread messages a person has.
alter table private_sides rename to conversation_participants;
alter view private_unread rename to unread_counts;
