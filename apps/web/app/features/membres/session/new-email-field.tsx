import { EMAIL_PRIS } from '@foulee/domain/shared/email'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { readStateEmail } from '#platform/session/state-email.ts'
import { afterGesture } from '#ui/after-gesture.ts'
import { EmailField } from '#ui/form/email-field.tsx'
import { existQuery } from './session.queries.ts'

export function NewEmailField({ error }: { error: string | undefined }) {
  const [left, setLeft] = useState('')
  const keptEmail = readStateEmail(useLocation().state)
  const exists = useQuery(existQuery(left)).data?.exist
  return (
    <EmailField
      defaultValue={keptEmail}
      error={exists ? EMAIL_PRIS : error}
      onBlur={({ currentTarget }) => {
        const email = currentTarget.value.trim()
        afterGesture(() => setLeft(email))
      }}
      onChange={() => setLeft('')}
    />
  )
}
