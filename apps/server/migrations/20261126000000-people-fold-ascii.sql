-- Most texts hold nothing but ASCII: those need neither Unicode's tables nor an encoding, which cost more than the rest of a
-- written row. What the functions answer stays the same.
create or replace function fold_text(value text) returns text language sql immutable strict parallel safe
  return case
    when octet_length(value) = length(value) then lower(value collate "C")
    else translate(
      normalize(regexp_replace(lower(normalize(value, NFKD)), '[\u0300-\u036f]', '', 'g'), NFC),
      'łøđı', 'lodi'
    )
  end;

create or replace function search_text(value text) returns text language sql immutable strict parallel safe
  return case
    when octet_length(value) = length(value) then translate(lower(value collate "C"), '%_\', '---')
    else regexp_replace(
      encode(convert_to(translate(fold_text(value), '%_\', '---'), 'UTF8'), 'escape'),
      '\\(\d\d)(\d)', 'Q\1Q\2', 'g'
    )
  end;
