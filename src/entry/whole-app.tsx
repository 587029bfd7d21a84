import type { ReactNode } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { routes } from './routes.tsx'

/** Everything, public pages included, below react-router; begins at the browser's address. */
export const wholeApp = (): ReactNode => <RouterProvider router={createBrowserRouter(routes)} />
