-- A zone may also be an area on the map, for addresses whose pin lies in it and whose pincode is in no zone.
-- A ring of [longitude, latitude], closed, in India; that it does not meet itself or another is checked by the code.
create function delivery.is_ring(polygon jsonb) returns boolean language sql immutable as $$
  select jsonb_typeof(polygon) = 'array'
    and jsonb_array_length(polygon) between 4 and 500
    and polygon -> 0 = polygon -> -1
    and not exists (
      select from jsonb_array_elements(polygon) as position
      where jsonb_typeof(position) <> 'array'
        or jsonb_array_length(position) <> 2
        or jsonb_typeof(position -> 0) <> 'number'
        or jsonb_typeof(position -> 1) <> 'number'
        or (position ->> 0)::numeric not between 68 and 98
        or (position ->> 1)::numeric not between 6 and 38
    )
$$;
alter table delivery.zones add column polygon jsonb check (delivery.is_ring(polygon));

-- Whether its customer put the pin there; otherwise the coordinates are those of the typed address.
alter table identity.addresses add column is_pinned boolean not null default false;

-- The zone whose area decided; null where the pincode did.
alter table orders.orders add column pin_zone_id int;
