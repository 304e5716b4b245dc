import { useMutation } from '@tanstack/react-query'
import { verifyCode } from '../../api/auth.ts'
import { useServices } from '../services.ts'

export function useVerifyCode() {
  const { api } = useServices()
  return useMutation({ mutationFn: (code: string) => verifyCode(api, { code }) })
}
