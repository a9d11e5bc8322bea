import type { Attente } from '@foulee/contract/equipe/admin'
import { Alert, Card, CardContent, Chip, Link, Stack, Typography } from '@mui/material'
import { List, RefreshButton, SelectInput, TopToolbar, useListContext } from 'react-admin'
import { labelInstant } from '../ui/format-instant.ts'
import { Answers } from './answers.tsx'
import { ATTENTE_CHOICES, ATTENTE_LABELS } from './attente-labels.ts'
import { NO_AUTO_REFETCH, useHeldAnswers } from './use-held-answers.ts'

const FILTERS = [
  <SelectInput
    alwaysOn
    choices={ATTENTE_CHOICES}
    emptyText="Tout"
    key="type"
    label="Type"
    source="type"
  />,
]

export const ModerationList = () => (
  <List
    actions={
      <TopToolbar>
        <RefreshButton label="Actualiser" />
      </TopToolbar>
    }
    component="div"
    empty={false}
    exporter={false}
    filters={FILTERS}
    perPage={25}
    queryOptions={NO_AUTO_REFETCH}
    sort={{ field: 'depuis', order: 'ASC' }}
    title="Modération"
  >
    <Queue />
  </List>
)

function Queue() {
  const { data, isPending } = useListContext<Attente>()
  useHeldAnswers(data)
  if (isPending) return null
  if (!data?.length) return <Alert severity="success">Rien n’attend de réponse.</Alert>
  return (
    <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((attente) => (
        <li key={attente.id}>
          <AttenteCard attente={attente} />
        </li>
      ))}
    </Stack>
  )
}

/** Touch target larger than the text, without moving the layout. */
const FINGER = { display: 'inline-block', my: -1, py: 1 }

function AttenteCard({ attente }: { attente: Attente }) {
  const { type, titre, texte, auteur, depuis, url } = attente
  return (
    <Card component="article" variant="outlined">
      <CardContent>
        <Stack
          direction={{ xs: 'column', md: 'row' }}
          spacing={2}
          sx={{ alignItems: { md: 'center' }, justifyContent: 'space-between' }}
        >
          <Stack spacing={0.5} sx={{ minWidth: 0 }}>
            <Stack direction="row" sx={{ alignItems: 'center', columnGap: 1, flexWrap: 'wrap' }}>
              <Chip label={ATTENTE_LABELS[type]} size="small" />
              <Typography color="text.secondary" variant="body2">
                depuis le {labelInstant(depuis)}
                {auteur && ` · ${auteur.nom}`}
              </Typography>
            </Stack>
            <Typography component="h2" sx={{ overflowWrap: 'anywhere' }} variant="h6">
              {url ? (
                <Link href={url} rel="noopener" sx={FINGER} target="_blank">
                  {titre}
                </Link>
              ) : (
                titre
              )}
            </Typography>
            {texte && (
              <Typography
                color="text.secondary"
                sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
                variant="body2"
              >
                {texte}
              </Typography>
            )}
          </Stack>
          <Answers attente={attente} />
        </Stack>
      </CardContent>
    </Card>
  )
}
