import { useState } from 'react'
import { asForm, useSaveProfil } from './profil.mutations.ts'

type Choice = {
  /** What the choice is called on the page. */
  name: string
  value: string
  /** The field that is sent, and what it holds; the name and the value without it. */
  sent?: { field: string; value: string }
}

/**
 * Choices saved as they are made: each shows at once what was wished, and what the server holds as
 * soon as it has answered.
 */
export function useLiveSave() {
  const { mutate, error, isPending, isSuccess } = useSaveProfil()
  const [wished, setWished] = useState<Readonly<Record<string, string>>>({})
  const save = ({ name, value, sent = { field: name, value } }: Choice) => {
    setWished((wishes) => ({ ...wishes, [name]: value }))
    // Only the last of several choices calls back: by then all have been answered.
    mutate(asForm({ [sent.field]: sent.value }), { onSettled: () => setWished({}) })
  }
  return { wished, save, status: { error, isPending, isSuccess } }
}
