import { lazy, Suspense, useCallback, useContext, useMemo, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { AdminContext, CoreAdminUI, CustomRoutes, localStorageStore, Resource } from 'react-admin'
import { Route } from 'react-router-dom'
import '#catalog/fields/fields.css'
import { ElementsPreviewContext } from '#catalog/fields/elements/preview.ts'
import { ActionFacesContext } from '#catalog/fields/actions/editor.ts'
import { ConditionFacesContext } from '#catalog/fields/condition/editor.ts'
import { RecordKinds, ReferenceTargets } from '#catalog/fields/face.ts'
import { SchemaEditorsContext } from '#catalog/fields/schema-editors.ts'
import { useMe } from '#client/me.ts'
import { useObjectTypes } from '#client/object-types.ts'
import { isPatchable } from '#model/api/patch-plan.ts'
import { NotFound } from '#shell/not-found.tsx'
import { SkeletonPage } from '#ui/base/skeleton.tsx'
import { t, useLanguage } from '#ui/messages/messages.ts'
import { brand } from '#brand'
import { ConsoleRole, WriteAccess } from './core/access.ts'
import { actionFaces } from './action-editor/faces.ts'
import { createAuthProvider } from './core/auth-provider.ts'
import { conditionFaces } from './condition-builder/faces.ts'
import './core/console.css'
import { createDataProvider } from './core/data-provider.ts'
import { createI18nProvider } from './core/i18n.ts'
import { Notification } from './core/notification.tsx'
import { useKnownRegistry } from './core/object-registry.ts'
import { recordLabel, referenceTarget, RegistryContext, type Registry } from './core/registry.ts'
import { registryFor } from './core/registry-for.ts'
import { customPages } from './console-routes.tsx'
import ResourceScreen from './resource-screen.tsx'
import { schemaEditors } from './schema-editors/editors.ts'
import { consoleTheme } from './core/theme.ts'

const ElementsPreview = lazy(() => import('./scoring/elements-preview.tsx'))
const store = localStorageStore('1', `${brand.name}.console`)
const Loading = () => <SkeletonPage label={t('loading.page')} />

/** The pages written by hand, and a `Resource` with its views for each entity of the registry. */
export const adminChildren = ({ all }: Registry): ReactNode[] => [
  <CustomRoutes key="pages">
    {customPages.map(({ path, element }) => (
      <Route key={path} path={path} element={element} />
    ))}
    <Route path="custom/:type/*" element={<UnknownObjects />} />
  </CustomRoutes>,
  ...all.map(({ name, entity, resource }) => (
    <Resource
      key={name}
      name={name}
      list={<ResourceScreen key="list" name={name} view="list" />}
      create={<ResourceScreen key="create" name={name} view="create" />}
      edit={<ResourceScreen key="edit" name={name} view="edit" />}
      show={resource.recordPath ? undefined : <ResourceScreen key="show" name={name} view="show" />}
      hasShow={resource.operations.includes('get')}
      options={{ label: resource.label }}
      recordRepresentation={(record: Record<string, unknown>) => recordLabel(entity, record)}
    />
  )),
]

/** The address of an object type: still loading, or unknown. */
function UnknownObjects() {
  return useObjectTypes(true).isPending ? <Loading /> : <NotFound />
}

/**
 * react-admin's layout: the product's shell is around the whole console, so that only the place of
 * the title is added.
 */
export const Frame = ({ children }: { children?: ReactNode }) => (
  <div className="c-frame">
    <div id="react-admin-title" />
    <Suspense fallback={<Loading />}>{children}</Suspense>
  </div>
)

/** The console. Loaded only for people who use it. */
export default function ConsoleAdmin() {
  const whole = useKnownRegistry()
  const role = useMe().data?.role ?? 'MEMBER'
  const registry = useMemo(() => registryFor(whole, role), [whole, role])
  const writes = useMe().data?.readOnly !== true
  return (
    <ConsoleRole value={role}>
      <WriteAccess value={writes}>
        <RegistryContext value={registry}>
          <Admin registry={registry} />
        </RegistryContext>
      </WriteAccess>
    </ConsoleRole>
  )
}

/** react-admin's `Admin` with the product's providers, theme, texts and shell. */
function Admin({ registry }: { registry: Registry }) {
  const role = useContext(ConsoleRole)
  const canWrite = useContext(WriteAccess)
  const language = useLanguage()
  const dataProvider = useMemo(() => createDataProvider(registry), [registry])
  const authProvider = useMemo(
    () => createAuthProvider(registry, role, canWrite),
    [registry, role, canWrite],
  )
  const i18nProvider = useMemo(() => createI18nProvider(registry, language), [registry, language])
  const children = useMemo(() => adminChildren(registry), [registry])
  return (
    <AdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      store={store}
      queryClient={useQueryClient()}
      theme={consoleTheme}
      darkTheme={null}
      defaultTheme="light"
    >
      <FieldContexts registry={registry}>
        <CoreAdminUI
          layout={Frame}
          loading={Loading}
          catchAll={NotFound}
          accessDenied={NotFound}
          requireAuth
          disableTelemetry
          title={brand.name}
        >
          {children}
        </CoreAdminUI>
      </FieldContexts>
      <Notification />
    </AdminContext>
  )
}

/** What fields and inputs of the catalog need of the console. */
function FieldContexts({ registry, children }: { registry: Registry; children: ReactNode }) {
  const canWrite = useContext(WriteAccess)
  const targetOf = useCallback(
    (entityId: string) => referenceTarget(registry, entityId, canWrite),
    [registry, canWrite],
  )
  const kinds = useMemo(
    () =>
      registry.all
        .map(({ entity }) => entity)
        .filter(isPatchable)
        .toSorted((a, b) => a.title.localeCompare(b.title, 'en')),
    [registry],
  )
  return (
    <ReferenceTargets value={targetOf}>
      <RecordKinds value={kinds}>
        <ConditionFacesContext value={conditionFaces}>
          <ActionFacesContext value={actionFaces}>
            <SchemaEditorsContext value={schemaEditors}>
              <ElementsPreviewContext value={ElementsPreview}>{children}</ElementsPreviewContext>
            </SchemaEditorsContext>
          </ActionFacesContext>
        </ConditionFacesContext>
      </RecordKinds>
    </ReferenceTargets>
  )
}
