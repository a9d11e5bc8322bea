import type { ChoixPublication } from '@foulee/contract/echanges/regie-admin'
import { PUBLICATION_LABELS, type PublicationKind } from '@foulee/domain/echanges/publication'
import Check from '@mui/icons-material/Check'
import {
  Alert,
  List,
  ListItemButton,
  ListItemText,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { api } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { labelInstant } from '../ui/format-instant.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { describeFailure } from '../ui/use-act.ts'

export type Chosen = Pick<ChoixPublication, 'id' | 'kind' | 'titre'>
type ItemQuery = { recherche: string; kind: PublicationKind | ''; objet_id: string }

const UNCHOSEN = 'Choisissez la publication à mettre en avant.'
const KINDS = { '': 'Toutes', ...PUBLICATION_LABELS } as const

type ItemChoiceProps = { chosen: Chosen | null; onChoose: (chosen: Chosen) => void }

export function ItemChoice({ chosen, onChoose }: ItemChoiceProps) {
  const [query, setAsked] = useState<ItemQuery>({ recherche: '', kind: '', objet_id: '' })
  const search = useMutation<ChoixPublication[], Error, ItemQuery>({ mutationFn: findItems })
  const change = (part: Partial<ItemQuery>) => setAsked({ ...query, ...part })
  /** Enter must not submit the surrounding form. */
  const searchOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    search.mutate(query)
  }
  return (
    <Stack spacing={1}>
      <Typography variant="body2">
        {chosen ? (
          <SiteLink to={`/feed/${chosen.id}`}>
            {`${PUBLICATION_LABELS[chosen.kind]}\u00a0: ${chosen.titre}`}
          </SiteLink>
        ) : (
          'Cherchez la publication à mettre en avant.'
        )}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
        <TextField
          fullWidth
          inputRef={(field: HTMLInputElement | null) =>
            field?.setCustomValidity(chosen ? '' : UNCHOSEN)
          }
          label="Titre de la publication"
          onChange={(event) => change({ recherche: event.target.value })}
          onKeyDown={searchOnEnter}
          size="small"
          slotProps={{ htmlInput: { maxLength: 100 } }}
          value={query.recherche}
        />
        <Choice
          label="Sorte"
          onChange={(kind) => change({ kind })}
          options={KINDS}
          value={query.kind}
        />
        <TextField
          label="Numéro"
          onChange={(event) => change({ objet_id: event.target.value.replace(/\D/g, '') })}
          onKeyDown={searchOnEnter}
          size="small"
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 9 } }}
          value={query.objet_id}
        />
        <Button
          isBusy={search.isPending}
          onClick={() => search.mutate(query)}
          sx={{ flexShrink: 0 }}
          variant="outlined"
        >
          Chercher
        </Button>
      </Stack>
      {search.error && <Alert severity="error">{describeFailure(search.error)}</Alert>}
      {search.data && <Found chosen={chosen} items={search.data} onChoose={onChoose} />}
    </Stack>
  )
}

type FoundProps = ItemChoiceProps & { items: readonly ChoixPublication[] }

/** The choice is marked in the list: on a phone its name above is off-screen. */
function Found({ chosen, items, onChoose }: FoundProps) {
  if (!items.length) return <Alert severity="info">Rien de tel dans le fil.</Alert>
  return (
    <List aria-label="Publications trouvées" dense sx={{ maxHeight: 240, overflow: 'auto' }}>
      {items.map((item) => (
        <ListItemButton
          aria-pressed={item.id === chosen?.id}
          key={item.id}
          onClick={() => onChoose(item)}
          selected={item.id === chosen?.id}
        >
          <ListItemText
            primary={`${PUBLICATION_LABELS[item.kind]}\u00a0: ${item.titre}`}
            secondary={`${item.emetteur}, ${labelInstant(item.created_at)}`}
          />
          {item.id === chosen?.id && <Check color="primary" />}
        </ListItemButton>
      ))}
    </List>
  )
}

async function findItems({ recherche, kind, objet_id }: ItemQuery): Promise<ChoixPublication[]> {
  const body = {
    recherche,
    ...(kind && { kind }),
    ...(objet_id && { objet_id: Number(objet_id) }),
  }
  return (await api('POST /api/admin/mises-en-avant/choix', { body })).data
}
