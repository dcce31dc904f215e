-- Prices of products that begin, and may end, at a time. A job applies them.
create table catalogue.scheduled_prices (
  id int primary key generated always as identity,
  stock_id int not null references catalogue.stocks (id),
  cost_paise bigint not null check (cost_paise > 0),
  discount_percent numeric(5, 2) not null check (discount_percent >= 0 and discount_percent < 100),
  valid_from timestamptz not null,
  -- Null: the price stays.
  valid_until timestamptz check (valid_until > valid_from),
  -- refused: above the MRP when it began, or the price before it was when it ended.
  -- replaced: somebody gave the product another price meanwhile, which stays.
  state text not null default 'planned'
    check (state in ('planned', 'running', 'ended', 'cancelled', 'replaced', 'missed', 'refused')),
  -- The price that it took the place of, and that returns at its end.
  before_cost_paise bigint,
  before_discount_percent numeric(5, 2),
  -- Who planned it, as the audit log names them.
  actor jsonb not null,
  created_at timestamptz not null,
  check ((before_cost_paise is null) = (before_discount_percent is null)),
  check (state <> 'running' or (before_cost_paise is not null and valid_until is not null)),
  -- A product has one scheduled price at a time; one that stays has the moment it begins.
  during tstzrange not null generated always as (
    tstzrange(
      valid_from,
      coalesce(valid_until, valid_from),
      case when valid_until is null then '[]' else '[)' end
    )
  ) stored,
  constraint one_scheduled_price exclude using gist (
    int4range(stock_id, stock_id, '[]') with &&,
    during with &&
  ) where (state in ('planned', 'running'))
);
create index on catalogue.scheduled_prices (stock_id, valid_from);
