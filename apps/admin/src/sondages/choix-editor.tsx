import Down from '@mui/icons-material/ArrowDownward'
import Up from '@mui/icons-material/ArrowUpward'
import Delete from '@mui/icons-material/Delete'
import { Button, IconButton, Stack, TextField } from '@mui/material'
import { type DraftChoix, MAX_CHOIX, moveItem, newChoix } from './draft.ts'

type ChoixProps = { choix: readonly DraftChoix[]; onChange: (choix: DraftChoix[]) => void }

const ROW = {
  alignItems: 'center',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  justifyContent: 'flex-end',
}

export function ChoixEditor({ choix, onChange }: ChoixProps) {
  const write = (at: number, libelle: string) =>
    onChange(
      choix.map((draftChoix, index) => (index === at ? { ...draftChoix, libelle } : draftChoix)),
    )
  return (
    <Stack spacing={1}>
      {choix.map(({ cle, libelle }, at) => (
        <Stack direction="row" key={cle} spacing={1} sx={ROW} useFlexGap>
          <TextField
            fullWidth
            label={`Choix ${at + 1}`}
            onChange={(event) => write(at, event.target.value)}
            size="small"
            slotProps={{ htmlInput: { maxLength: 200 } }}
            sx={{ flex: { xs: '1 0 100%', sm: '1 1 0' } }}
            value={libelle}
          />
          <IconButton
            aria-label={`Monter le choix ${at + 1}`}
            disabled={at === 0}
            onClick={() => onChange(moveItem(choix, at, -1))}
          >
            <Up />
          </IconButton>
          <IconButton
            aria-label={`Descendre le choix ${at + 1}`}
            disabled={at === choix.length - 1}
            onClick={() => onChange(moveItem(choix, at, 1))}
          >
            <Down />
          </IconButton>
          <IconButton
            aria-label={`Retirer le choix ${at + 1}`}
            disabled={choix.length <= 2}
            onClick={() => onChange(choix.filter((_, index) => index !== at))}
          >
            <Delete />
          </IconButton>
        </Stack>
      ))}
      {choix.length < MAX_CHOIX && (
        <Button
          onClick={() => onChange([...choix, newChoix()])}
          size="small"
          sx={{ alignSelf: 'flex-start' }}
        >
          Ajouter un choix
        </Button>
      )}
    </Stack>
  )
}
