import type { AdminContactOuvert } from '@foulee/contract/site/contact-admin'
import { dePersonne } from '@foulee/domain/shared/de-nom'
import { CONTACT_SUJETS } from '@foulee/domain/site/contact'
import { Box, Chip, Stack, Typography } from '@mui/material'
import { EtatChip } from '../ui/etat-chip.tsx'
import { labelInstant } from '../ui/format-instant.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { toEtat } from './to-etat.ts'

const WORDS = { overflowWrap: 'anywhere', whiteSpace: 'pre-line' } as const

export function ContactThread({ contact }: { contact: AdminContactOuvert }) {
  const { sujet, message, created_at, suites } = contact
  return (
    <Stack spacing={2}>
      <Stack direction="row" sx={{ alignItems: 'center', columnGap: 1, flexWrap: 'wrap' }}>
        <Chip label={CONTACT_SUJETS[sujet]} size="small" />
        <EtatChip {...toEtat(contact)} />
        <Typography color="text.secondary" variant="body2">
          reçu le {labelInstant(created_at)}
        </Typography>
      </Stack>
      <Writer contact={contact} />
      <Typography sx={WORDS}>{message}</Typography>
      {suites.map(({ id, type, texte, auteur, created_at: le }) => (
        <Box
          component="section"
          key={id}
          sx={{
            borderColor: type === 'note' ? 'warning.main' : 'success.main',
            borderLeft: 3,
            pl: 2,
          }}
        >
          <Typography color="text.secondary" variant="body2">
            {type === 'note' ? 'Note' : 'Réponse'}
            {auteur && ` ${dePersonne(auteur.nom)}`}, le {labelInstant(le)}
          </Typography>
          <Typography sx={WORDS}>{texte}</Typography>
        </Box>
      ))}
    </Stack>
  )
}

/** Name and address as typed: unverified, they may be another person's. */
function Writer({ contact }: { contact: AdminContactOuvert }) {
  const { nom, email, email_prouve, membre } = contact
  return (
    <Stack spacing={0.5}>
      <Stack direction="row" sx={{ alignItems: 'center', columnGap: 1, flexWrap: 'wrap' }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {nom}, {email}
        </Typography>
        {email_prouve ? (
          <Chip color="success" label="Adresse vérifiée" size="small" variant="outlined" />
        ) : (
          <Chip color="warning" label="Adresse non vérifiée" size="small" variant="outlined" />
        )}
      </Stack>
      <Typography color="text.secondary" variant="body2">
        {membre ? (
          <>
            Écrit depuis le compte de{' '}
            <SiteLink to={`/coureurs/${membre.users_id}`}>{membre.nom}</SiteLink>
            {!email_prouve && ', avec une autre adresse que la sienne, ou pas encore vérifiée'}.
          </>
        ) : (
          'Écrit sans compte\u00a0: vérifiez à qui vous répondez avant de donner une information personnelle.'
        )}
      </Typography>
    </Stack>
  )
}
