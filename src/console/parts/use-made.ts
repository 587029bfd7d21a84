import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { objectOf } from '#model/lib/is-object.ts'

/**
 * A value that a form passed on to be shown once (a key, a secret), removed from browser history at
 * once.
 */
export function useMade(name: string) {
  const location = useLocation()
  const navigate = useNavigate()
  const handed = objectOf(objectOf(location.state)['made'])[name]
  const [value, setValue] = useState(typeof handed === 'string' ? handed : null)
  useEffect(() => {
    if (handed !== undefined)
      void navigate(`${location.pathname}${location.search}`, { replace: true, state: null })
  }, [handed, location.pathname, location.search, navigate])
  return [value, setValue] as const
}
