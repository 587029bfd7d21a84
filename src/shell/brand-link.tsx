import { Link } from '#ui/base/routing.tsx'
import { brand } from '#brand'
import { paths } from '#client/paths.ts'
import { BrandMark } from '#ui/base/brand-mark.tsx'

export function BrandLink({ size = 24 }: { size?: number }) {
  return (
    <Link className="shell-brand" to={paths.home}>
      <BrandMark size={size} />
      {brand.name}
    </Link>
  )
}
