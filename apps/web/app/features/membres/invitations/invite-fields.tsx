import { ChoiceGroup, Radio } from '#ui/choice.tsx'
import { EmailField } from '#ui/form/email-field.tsx'
import { fieldProps } from '#ui/form/field-props.ts'
import { TextArea } from '#ui/text-field.tsx'

type InviteFieldsProps = {
  errors: Record<string, string>
  mayInviteAthlete: boolean
  /** Preselects « athlete », for a coach who comes from the list of athletes. */
  isAthlete: boolean
}

export function InviteFields({ errors, mayInviteAthlete, isAthlete }: InviteFieldsProps) {
  return (
    <>
      {mayInviteAthlete && (
        <ChoiceGroup error={errors.type} isInline legend="Vous invitez">
          <Radio defaultChecked={!isAthlete} id="type" name="type" value="ami">
            un ami
          </Radio>
          <Radio defaultChecked={isAthlete} name="type" value="athlete">
            un athlète
          </Radio>
        </ChoiceGroup>
      )}
      <EmailField autoComplete="off" error={errors.email} label="Son email" />
      <TextArea
        {...fieldProps('message', errors)}
        hint="Sans lien&nbsp;: il serait refusé."
        isOptional
        label="Votre message"
        maxLength={500}
      />
    </>
  )
}
