import { useLingui } from '@lingui/react/macro';
import { api } from '../../lib/api.ts';
import { HistoryList } from './history-list.tsx';
import { MessageRow, OrderRow, PaymentRow, TicketRow, WalletRow } from './history-rows.tsx';

/** A customer's orders, complaints, payments and messages. */
export function CustomerHistory({ uid }: { uid: string }) {
  const { t } = useLingui();
  const params = { uid };
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      <HistoryList
        title={t`Orders`}
        empty={t`No orders yet.`}
        queryKey={[uid, 'orders']}
        load={(place) => api('GET /api/v1/staff/customers/{uid}/orders', { params, query: place })}
        rowKey={(order) => order.uid}
      >
        {(order) => <OrderRow order={order} />}
      </HistoryList>
      <HistoryList
        title={t`Complaints`}
        empty={t`No complaints.`}
        queryKey={[uid, 'complaints']}
        load={(place) =>
          api('GET /api/v1/staff/customers/{uid}/complaints', { params, query: place })
        }
        rowKey={(ticket) => ticket.ticket_no}
      >
        {(ticket) => <TicketRow ticket={ticket} />}
      </HistoryList>
      <HistoryList
        title={t`Wallet`}
        empty={t`Nothing in or out of the wallet.`}
        queryKey={[uid, 'wallet']}
        load={(place) => api('GET /api/v1/staff/customers/{uid}/wallet', { params, query: place })}
        rowKey={(entry) => entry.id}
      >
        {(entry) => <WalletRow entry={entry} />}
      </HistoryList>
      <HistoryList
        title={t`Online payments`}
        empty={t`Nothing was paid online.`}
        queryKey={[uid, 'payments']}
        load={(place) =>
          api('GET /api/v1/staff/customers/{uid}/payments', { params, query: place })
        }
        rowKey={(payment) => payment.payment_id}
      >
        {(payment) => <PaymentRow payment={payment} />}
      </HistoryList>
      <HistoryList
        title={t`Messages`}
        empty={t`No messages in the last 90 days.`}
        queryKey={[uid, 'messages']}
        load={(place) =>
          api('GET /api/v1/staff/customers/{uid}/messages', { params, query: place })
        }
        rowKey={(message) => message.id}
      >
        {(message) => <MessageRow message={message} />}
      </HistoryList>
    </div>
  );
}
