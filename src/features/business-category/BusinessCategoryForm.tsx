import type { FormEvent } from 'react'
import { Button } from '../../ui/buttons/Button.tsx'
import { PageTitle } from '../../ui/frame/PageTitle.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { useText } from '../../ui/text.tsx'
import { CategoryField } from './CategoryField.tsx'
import { Prohibited } from './Prohibited.tsx'
import { useCategoryForm, type CategoryVisit } from './use-category-form.ts'

export function BusinessCategoryForm(props: CategoryVisit) {
  const t = useText()
  const { category, isRefused, busy, choose, submit, back } = useCategoryForm(props)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <>
      <PageTitle lead={t('businessCategory.lead')}>{t('businessCategory.title')}</PageTitle>
      {isRefused && <Prohibited />}
      <form noValidate onSubmit={onSubmit}>
        <Stack gap={20}>
          <CategoryField value={category} onChange={choose} />
          <Stack gap={12}>
            <Button type="submit" size="lg" block loading={busy} disabled={category === null}>
              {t('businessCategory.continue')}
            </Button>
            <Button variant="ghost" size="lg" block onClick={back}>
              {t('businessCategory.back')}
            </Button>
          </Stack>
        </Stack>
      </form>
    </>
  )
}
