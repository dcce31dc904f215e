-- Every wallet entry sums to zero.
select entry_id, sum(amount_paise) from wallet.lines group by entry_id having sum(amount_paise) <> 0
