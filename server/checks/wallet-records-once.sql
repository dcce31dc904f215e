-- A payment is credited once, its cashback once; an order is debited once and refunded once for each
-- cause.
select kind, reference, count(*) from wallet.entries group by kind, reference having count(*) > 1
