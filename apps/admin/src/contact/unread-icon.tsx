import Icon from '@mui/icons-material/MailOutlined'
import { Badge, Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api.ts'
import { VISUALLY_HIDDEN } from '../ui/visually-hidden.ts'

export const UNREAD_KEY = ['contact-non-lus']
const EVERY_MS = 60_000

export function UnreadIcon() {
  const { data = 0 } = useQuery({
    queryKey: UNREAD_KEY,
    queryFn: async () => (await api('POST /api/admin/contact/non-lus')).data.nb,
    refetchInterval: EVERY_MS,
  })
  return (
    <>
      <Badge
        badgeContent={data}
        color="primary"
        max={99}
        slotProps={{ badge: { 'aria-hidden': true } }}
      >
        <Icon />
      </Badge>
      {data > 0 && (
        <Box component="span" sx={VISUALLY_HIDDEN}>
          {`${data} non ${data > 1 ? 'lus' : 'lu'}\u00a0: `}
        </Box>
      )}
    </>
  )
}
