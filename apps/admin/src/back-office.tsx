import { Admin, Resource } from 'react-admin'
import { BrowserRouter } from 'react-router-dom'
import { authProvider } from './auth-provider.ts'
import { createDataProvider } from './data-provider.ts'
import { i18nProvider } from './i18n.ts'
import { BackOfficeLayout } from './layout.tsx'
import { RESOURCES } from './resources.ts'
import { darkTheme, lightTheme } from './theme.ts'

const dataProvider = createDataProvider(RESOURCES)

export const BackOffice = () => (
  <BrowserRouter basename="/admin">
    <Admin
      authProvider={authProvider}
      darkTheme={darkTheme}
      dataProvider={dataProvider}
      disableTelemetry
      i18nProvider={i18nProvider}
      layout={BackOfficeLayout}
      loginPage={false}
      requireAuth
      theme={lightTheme}
      title="Foulée"
    >
      {RESOURCES.map(({ fetch: _, ...resource }) => (
        <Resource key={resource.name} {...resource} />
      ))}
    </Admin>
  </BrowserRouter>
)
