import { saveBusinessType } from '../../api/auth.ts'
import { businessTypePayload, type BusinessCategory } from '../../domain/business-category/business-category.ts'
import { useServices } from '../services.ts'
import { useSingleMutation } from '../single-mutation.ts'
import { useRefreshCustomer } from './use-refresh-customer.ts'

/** The server decides whether a category is prohibited. */
export function useSaveBusinessCategory() {
  const { api } = useServices()
  return useSingleMutation({
    mutationFn: (category: BusinessCategory) => saveBusinessType(api, businessTypePayload(category)),
    onSuccess: useRefreshCustomer(),
  })
}
