import type { QuestionSondage } from '@foulee/contract/club/sondages'
import { SONDAGE_LIMITS } from '@foulee/domain/club/sondage'
import { Checkbox, ChoiceGroup, Radio } from '#ui/choice.tsx'
import { TextArea } from '#ui/text-field.tsx'
import './sondages.css'

type AnswerValue = string | string[] | number | undefined

type FieldProps = {
  question: QuestionSondage
  number: number
  answerValue: AnswerValue
  error: string | undefined
}

export function QuestionField({ question, number, answerValue, error }: FieldProps) {
  const { id, type, libelle, aide, obligatoire } = question
  const legend = `${number}. ${libelle}${obligatoire ? '' : ' (facultatif)'}`
  const said = { ...(aide && { hint: aide }), ...(error && { error }) }
  if (type === 'texte') {
    return (
      <TextArea
        {...said}
        defaultValue={typeof answerValue === 'string' ? answerValue : ''}
        id={id}
        label={legend}
        maxLength={SONDAGE_LIMITS.texte}
        name={id}
      />
    )
  }
  return (
    <ChoiceGroup {...said} legend={legend}>
      {type === 'echelle' ? (
        <Scale answerValue={answerValue} question={question} />
      ) : (
        <Choices answerValue={answerValue} question={question} />
      )}
    </ChoiceGroup>
  )
}

type PartProps = { question: QuestionSondage; answerValue: AnswerValue }

function Choices({ question: { id, type, choix }, answerValue }: PartProps) {
  const chosen = Array.isArray(answerValue) ? answerValue : [answerValue]
  const Control = type === 'multiple' ? Checkbox : Radio
  return choix.map((item, at) => (
    <Control
      defaultChecked={chosen.includes(item.id)}
      id={at === 0 ? id : `${id}-${item.id}`}
      key={item.id}
      name={id}
      value={item.id}
    >
      {item.libelle}
    </Control>
  ))
}

function Scale({ question, answerValue }: PartProps) {
  const { id, min, max, libelle_min, libelle_max } = question
  const steps = Array.from({ length: max - min + 1 }, (_, at) => min + at)
  return (
    <div className="grid max-w-xl gap-2">
      <div className="sondage-scale">
        {steps.map((step) => (
          <label className="sondage-step" key={step}>
            <input
              className="sr-only"
              defaultChecked={answerValue === step}
              id={step === min ? id : `${id}-${step}`}
              name={id}
              type="radio"
              value={step}
            />
            {step}
            <End isShown={step === min}>{libelle_min}</End>
            <End isShown={step === max}>{libelle_max}</End>
          </label>
        ))}
      </div>
      {(libelle_min || libelle_max) && (
        <p aria-hidden="true" className="flex justify-between gap-6 text-sm text-ink-soft">
          <span>{libelle_min}</span>
          <span className="text-end">{libelle_max}</span>
        </p>
      )}
    </div>
  )
}

const End = ({ isShown, children }: { isShown: boolean; children: string }) =>
  isShown && children ? <span className="sr-only">, {children}</span> : null
