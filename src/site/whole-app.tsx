import type { ReactNode } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { routes } from './routes.tsx'

/** The whole app, including the public pages, on react-router; starts at the browser's address. */
export const wholeApp = (): ReactNode => <RouterProvider router={createBrowserRouter(routes)} />
