import { Loader } from '../../ui/feedback/Loader.tsx'
import { AuthLayout } from '../../ui/frame/AuthLayout.tsx'
import { BusinessCategoryForm } from './BusinessCategoryForm.tsx'
import { useCategoryEntry } from './use-category-entry.ts'

export function BusinessCategoryScreen({ email }: { readonly email?: string }) {
  const entry = useCategoryEntry()
  if (entry?.action !== 'show') return <Loader />
  return (
    <AuthLayout>
      <BusinessCategoryForm email={email ?? null} isProhibited={entry.isProhibited} />
    </AuthLayout>
  )
}
