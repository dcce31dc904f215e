-- No more cash left the safe than riders handed in, less what went back to customers from it.
select handed_in_paise, returned_paise, deposited_paise
from orders.safe where deposited_paise > handed_in_paise - returned_paise
