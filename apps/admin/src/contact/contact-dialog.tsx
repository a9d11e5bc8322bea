import type { AdminContactOuvert } from '@foulee/contract/site/contact-admin'
import { Alert, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { api } from '../api.ts'
import type { Answer } from '../moderation/held-answers.ts'
import { Button } from '../ui/button.tsx'
import { describeFailure } from '../ui/use-act.ts'
import { ContactForm } from './contact-form.tsx'
import { UNREAD_KEY } from './unread-icon.tsx'

type ContactDialogProps = {
  id: number
  titre: string
  /** Actions are delayed by ten seconds, in the row of the message. */
  onAct: (answer: Answer) => void
  onClose: () => void
}

/** Each opening is logged: fetched once, never cached. */
const ONCE = {
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  staleTime: Number.POSITIVE_INFINITY,
}

export function ContactDialog({ id, titre, onAct, onClose }: ContactDialogProps) {
  const titleId = useId()
  const queryKey = ['contact', id]
  const { data, error } = useQuery({ queryKey, queryFn: () => open(id), ...ONCE })
  const client = useQueryClient()
  const isRead = data !== undefined
  useEffect(() => {
    if (isRead) void client.invalidateQueries({ queryKey: UNREAD_KEY })
  }, [client, isRead])
  return (
    <Dialog aria-labelledby={titleId} fullWidth maxWidth="md" open {...(!data && { onClose })}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {titre}
      </DialogTitle>
      {data ? (
        <ContactForm
          contact={data}
          onAct={onAct}
          onClose={onClose}
          onNoted={(noted) => client.setQueryData(queryKey, noted)}
        />
      ) : (
        <>
          <DialogContent>
            {error ? (
              <Alert severity="error">{describeFailure(error)}</Alert>
            ) : (
              <Skeleton height={160} variant="rounded" />
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>Fermer</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}

const open = async (id: number): Promise<AdminContactOuvert> =>
  (await api('POST /api/admin/contact/lire/{id}', { params: { id } })).data
