import { Alert, Stack } from '@mui/material'
import { useState } from 'react'
import { PictureField } from '../ui/picture-field.tsx'
import { describeFailure } from '../ui/use-act.ts'
import { sendImage } from './page-draft.ts'

type ImageChoiceProps = {
  label: string
  pageId: number
  image: string
  onChange: (image: string) => void
}

export function ImageChoice({ label, pageId, image, onChange }: ImageChoiceProps) {
  const [failure, setFailure] = useState('')
  const send = (file: File) => {
    setFailure('')
    sendImage(pageId, file).then(onChange, (cause: Error) => setFailure(describeFailure(cause)))
  }
  return (
    <Stack spacing={1}>
      <PictureField
        current={image || null}
        label={label}
        onChange={(value) => (value instanceof File ? send(value) : onChange(''))}
        value={null}
      />
      {failure && <Alert severity="error">{failure}</Alert>}
    </Stack>
  )
}
