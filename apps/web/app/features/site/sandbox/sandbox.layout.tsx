import { Outlet } from 'react-router'
import { AppShell } from '#ui/app-shell.tsx'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { IconButton } from '#ui/button.tsx'
import { Footer } from '#ui/footer.tsx'
import { ThemeSwitch } from '#ui/theme-switch.tsx'
import { ToastProvider } from '#ui/toast.tsx'
import { TopBar } from '#ui/top-bar.tsx'
import { PARTIE_IDS, PARTIES, partiePath } from './parties.ts'

const rooms = [
  { to: '/sandbox', label: 'Catalogue', isEnd: true },
  { to: '/', label: 'Foulée' },
]
const parts = PARTIE_IDS.map((id) => ({ to: partiePath(id), label: PARTIES[id].titre }))

/**
 * Layout of the catalogue (produit 14.8): header, footer and navigation, with a fictitious unread
 * count.
 */
export default function SandboxLayout() {
  return (
    <ToastProvider>
      <AppShell
        bottom={
          <BottomBar
            items={[
              { to: '/home', label: 'Fil', icon: 'feed' },
              { to: '/courses', label: 'Courses', icon: 'flag' },
              { to: '/sandbox', label: 'Catalogue', icon: 'list' },
              { to: '/training', label: 'Entraînement', icon: 'stopwatch' },
              { to: '/profil', label: 'Moi', icon: 'user', unread: 3 },
            ]}
          />
        }
        footer={
          <Footer groups={[{ title: 'Catalogue', links: [...rooms, ...parts] }]}>
            <ThemeSwitch />
          </Footer>
        }
        top={<TopBar actions={<IconButton icon="search" label="Rechercher" />} items={rooms} />}
      >
        <Outlet />
      </AppShell>
    </ToastProvider>
  )
}
