import {
  TYPE_QUESTION_LABELS,
  TYPES_QUESTION,
  type TypeQuestion,
} from '@foulee/domain/club/sondage'
import Down from '@mui/icons-material/ArrowDownward'
import Up from '@mui/icons-material/ArrowUpward'
import Delete from '@mui/icons-material/Delete'
import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  IconButton,
  MenuItem,
  Paper,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { ChoixEditor } from './choix-editor.tsx'
import { type DraftQuestion, hasChoices, MAX_QUESTIONS, moveItem, newQuestion } from './draft.ts'

type EditorProps = {
  questions: readonly DraftQuestion[]
  onChange: (questions: DraftQuestion[]) => void
}

export function QuestionsEditor({ questions, onChange }: EditorProps) {
  const change = (at: number, changed: Partial<DraftQuestion>) =>
    onChange(
      questions.map((question, index) => (index === at ? { ...question, ...changed } : question)),
    )
  return (
    <Stack component="section" spacing={2}>
      <Typography component="h3" variant="h6">
        Questions
      </Typography>
      {questions.map((question, at) => (
        <Paper key={question.cle} sx={{ p: 2 }} variant="outlined">
          <Stack spacing={2}>
            <Head
              at={at}
              count={questions.length}
              onMove={(by) => onChange(moveItem(questions, at, by))}
              onRemove={() => onChange(questions.filter((_, index) => index !== at))}
            />
            <QuestionFields onChange={(changed) => change(at, changed)} question={question} />
          </Stack>
        </Paper>
      ))}
      {questions.length < MAX_QUESTIONS && (
        <Button
          onClick={() => onChange([...questions, newQuestion()])}
          sx={{ alignSelf: 'flex-start' }}
          variant="outlined"
        >
          Ajouter une question
        </Button>
      )}
    </Stack>
  )
}

type HeadProps = {
  at: number
  count: number
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function Head({ at, count, onMove, onRemove }: HeadProps) {
  const named = `la question ${at + 1}`
  return (
    <Box sx={{ alignItems: 'center', display: 'flex', gap: 1 }}>
      <Typography component="h4" sx={{ flexGrow: 1 }} variant="subtitle1">
        Question {at + 1}
      </Typography>
      <IconButton aria-label={`Monter ${named}`} disabled={at === 0} onClick={() => onMove(-1)}>
        <Up />
      </IconButton>
      <IconButton
        aria-label={`Descendre ${named}`}
        disabled={at === count - 1}
        onClick={() => onMove(1)}
      >
        <Down />
      </IconButton>
      <IconButton aria-label={`Retirer ${named}`} disabled={count === 1} onClick={onRemove}>
        <Delete />
      </IconButton>
    </Box>
  )
}

type FieldsProps = { question: DraftQuestion; onChange: (changed: Partial<DraftQuestion>) => void }

function QuestionFields({ question, onChange }: FieldsProps) {
  const { type, libelle, aide, obligatoire, choix } = question
  return (
    <>
      <TextField
        label="Question"
        onChange={(event) => onChange({ libelle: event.target.value })}
        required
        slotProps={{ htmlInput: { maxLength: 300 } }}
        value={libelle}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField
          label="Type de réponse"
          onChange={(event) => onChange({ type: event.target.value as TypeQuestion })}
          select
          sx={{ minWidth: 200 }}
          value={type}
        >
          {TYPES_QUESTION.map((item) => (
            <MenuItem key={item} value={item}>
              {TYPE_QUESTION_LABELS[item]}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={
            <Checkbox
              checked={obligatoire}
              onChange={(event) => onChange({ obligatoire: event.target.checked })}
            />
          }
          label="Réponse obligatoire"
        />
      </Stack>
      <TextField
        label="Précision (facultatif)"
        onChange={(event) => onChange({ aide: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 300 } }}
        value={aide}
      />
      {hasChoices(type) && (
        <ChoixEditor choix={choix} onChange={(changed) => onChange({ choix: changed })} />
      )}
      {type === 'echelle' && <ScaleFields onChange={onChange} question={question} />}
    </>
  )
}

const STARTS = [0, 1]
const ENDS = [3, 4, 5, 6, 7, 8, 9, 10]

function ScaleFields({ question, onChange }: FieldsProps) {
  const step = (field: 'min' | 'max', label: string, steps: readonly number[]) => (
    <TextField
      fullWidth
      label={label}
      onChange={(event) => onChange({ [field]: Number(event.target.value) })}
      select
      value={question[field]}
    >
      {steps.map((step) => (
        <MenuItem key={step} value={step}>
          {step}
        </MenuItem>
      ))}
    </TextField>
  )
  const end = (field: 'libelle_min' | 'libelle_max', label: string) => (
    <TextField
      fullWidth
      label={label}
      onChange={(event) => onChange({ [field]: event.target.value })}
      slotProps={{ htmlInput: { maxLength: 60 } }}
      value={question[field]}
    />
  )
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      {step('min', 'De', STARTS)}
      {end('libelle_min', 'Ce que dit le début')}
      {step('max', 'À', ENDS)}
      {end('libelle_max', 'Ce que dit la fin')}
    </Stack>
  )
}
