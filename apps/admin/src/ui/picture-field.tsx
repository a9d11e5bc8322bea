import { Box, Button, Stack, Typography } from '@mui/material'
import { type ChangeEvent, useEffect, useState } from 'react'

/** A new file, a removal, or null for no change. */
export type PictureDraft = File | 'retirer' | null

type PictureFieldProps = {
  label: string
  current: string | null
  value: PictureDraft
  onChange: (value: PictureDraft) => void
}

export function PictureField({ label, current, value, onChange }: PictureFieldProps) {
  const fresh = useAddress(value instanceof File ? value : null)
  const shown = value === 'retirer' ? null : (fresh ?? current)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    if (file) onChange(file)
  }
  return (
    <Stack spacing={1}>
      <Typography variant="body2">{label}</Typography>
      {shown && (
        <Box
          alt=""
          component="img"
          src={shown}
          sx={{ aspectRatio: '16 / 9', borderRadius: 1, maxWidth: 320, objectFit: 'cover' }}
        />
      )}
      <Stack direction="row" spacing={1}>
        <Button component="label" size="small" variant="outlined">
          {shown ? 'Changer l’image' : 'Choisir une image'}
          <input
            accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
            aria-label={label}
            onChange={choose}
            style={{ clipPath: 'inset(50%)', height: 1, position: 'absolute', width: 1 }}
            type="file"
          />
        </Button>
        {shown && (
          <Button onClick={() => onChange(current ? 'retirer' : null)} size="small">
            Retirer l’image
          </Button>
        )}
      </Stack>
    </Stack>
  )
}

function useAddress(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return setAddress(null)
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

export function setPicture(form: FormData, name: string, value: PictureDraft): void {
  if (value === 'retirer') form.set(name, '')
  else if (value) form.set(name, value)
}
