import type { AdminContactOuvert } from '@foulee/contract/site/contact-admin'
import { Alert, DialogActions, DialogContent, Stack, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { api } from '../api.ts'
import type { Answer } from '../moderation/held-answers.ts'
import { Button } from '../ui/button.tsx'
import { describeFailure } from '../ui/use-act.ts'
import { useConfirmClose } from '../ui/use-confirm-close.tsx'
import { ContactThread } from './contact-thread.tsx'

type ContactFormProps = {
  contact: AdminContactOuvert
  onAct: (answer: Answer) => void
  onNoted: (contact: AdminContactOuvert) => void
  onClose: () => void
}

/** Answers survive the closing of the page (0083). */
const LASTING = { keepalive: true }
const MAX = 5000

const drafts = new Map<number, string>()

type Filing = { etat: 'nouveau' | 'clos' | 'indesirable'; label: string; done: string }
const CLOSE: Filing = { etat: 'clos', label: 'Clore', done: 'Message clos.' }
const SPAM: Filing = {
  etat: 'indesirable',
  label: 'Indésirable',
  done: 'Classé parmi les indésirables.',
}
const REOPEN: Filing = { etat: 'nouveau', label: 'Rouvrir', done: 'Message rouvert.' }

const FILINGS: Readonly<Record<AdminContactOuvert['etat'], readonly Filing[]>> = {
  nouveau: [SPAM, CLOSE],
  repondu: [REOPEN, CLOSE],
  clos: [REOPEN],
  indesirable: [REOPEN],
}

export function ContactForm({ contact, onAct, onNoted, onClose }: ContactFormProps) {
  const { id, email, etat, version } = contact
  const initial = drafts.get(id) ?? ''
  const [texte, setTexte] = useState(initial)
  const [note, setNote] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const noting = useMutation({
    mutationFn: () =>
      api('POST /api/admin/contact/noter/{id}', { params: { id }, body: { texte: note.trim() } }),
    onSuccess: ({ data }) => {
      setNote('')
      onNoted(data)
    },
  })
  const isWritten = texte.trim() !== initial.trim() || note.trim() !== ''
  const { close, question } = useConfirmClose(isWritten, onClose)

  const act = (answer: Answer) => {
    if (note.trim()) return setFault('Ajoutez d’abord votre note, ou effacez-la.')
    if (texte.trim()) drafts.set(id, texte)
    else drafts.delete(id)
    onClose()
    onAct(answer)
  }
  const answer = (event: FormEvent) => {
    event.preventDefault()
    const said = texte.trim()
    if (!said) {
      setFault('Écrivez votre réponse.')
      return field.current?.focus()
    }
    const body = { texte: said, version }
    act({
      label: 'Répondre',
      done: 'Réponse envoyée.',
      run: async () => {
        await api('POST /api/admin/contact/repondre/{id}', { params: { id }, body }, LASTING)
        drafts.delete(id)
      },
    })
  }
  const file = ({ etat: vers, label, done }: Filing) =>
    act({
      label,
      done,
      run: () =>
        api(
          'POST /api/admin/contact/ranger/{id}',
          { params: { id }, body: { etat: vers, version } },
          LASTING,
        ),
    })
  const addNote = () => {
    setFault(null)
    if (note.trim()) noting.mutate()
    else setFault('Écrivez votre note.')
  }
  return (
    <form noValidate onSubmit={answer} style={{ display: 'contents' }}>
      <DialogContent>
        <Stack spacing={3}>
          <ContactThread contact={contact} />
          <TextField
            helperText={`Envoyée par email à ${email}, suivie du message reçu. ${texte.length}\u00a0/\u00a0${MAX}`}
            inputRef={field}
            label="Réponse"
            minRows={4}
            multiline
            name="texte"
            onChange={(event) => setTexte(event.target.value)}
            slotProps={{ htmlInput: { maxLength: MAX } }}
            sx={{ '& .MuiFormHelperText-root': { overflowWrap: 'anywhere' } }}
            value={texte}
          />
          <Stack
            direction={{ xs: 'column', sm: 'row' }}
            spacing={1}
            sx={{ alignItems: { sm: 'flex-start' } }}
          >
            <TextField
              fullWidth
              helperText="Lue par l’équipe seule, et par la personne si elle demande ses données."
              label="Note pour l’équipe"
              multiline
              onChange={(event) => setNote(event.target.value)}
              slotProps={{ htmlInput: { maxLength: MAX } }}
              value={note}
            />
            <Button
              isBusy={noting.isPending}
              onClick={addNote}
              sx={{ flexShrink: 0 }}
              variant="outlined"
            >
              Ajouter la note
            </Button>
          </Stack>
          {(fault ?? noting.error) && (
            <Alert severity="error">
              {fault ?? (noting.error && describeFailure(noting.error))}
            </Alert>
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button onClick={close}>Fermer</Button>
        {FILINGS[etat].map((filing) => (
          <Button key={filing.etat} onClick={() => file(filing)} variant="outlined">
            {filing.label}
          </Button>
        ))}
        <Button type="submit" variant="contained">
          Répondre
        </Button>
      </DialogActions>
      {question}
    </form>
  )
}
