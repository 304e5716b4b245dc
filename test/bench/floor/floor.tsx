// The least that a sign-in screen of the widget's packages costs: what the widget is compared with, and never shown to anybody.
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import styled from '@emotion/styled'
import { setupI18n } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import { QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { useStore } from 'zustand/react'
import { createStore } from 'zustand/vanilla'

const Application = z.object({ data: z.object({ nickname: z.string() }) })
const email = createStore(() => '')

const Box = styled.form`
  display: grid;
  gap: 16px;
  padding: 24px;
  font: 16px system-ui;
`

const Button = styled.button`
  min-block-size: 44px;
  border-radius: 8px;
  background: #14213d;
  color: #fff;
`

function SignIn({ apiUrl }: { readonly apiUrl: string }) {
  const { i18n } = useLingui()
  const address = useStore(email)
  const application = useQuery({
    queryKey: ['application'],
    queryFn: async () => Application.parse(await (await fetch(`${apiUrl}/v1/ramp/application`)).json()),
    retry: false,
  })
  const login = useMutation({
    mutationFn: () =>
      fetch(`${apiUrl}/v1/ramp/auth/login`, { method: 'POST', body: JSON.stringify({ email: address }) }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    login.mutate()
  }
  return (
    <Box onSubmit={submit}>
      <h2>{i18n._('signIn.title')}</h2>
      <p>{application.data?.data.nickname}</p>
      <label>
        {i18n._('signIn.email')}
        <input type="email" value={address} onChange={({ target }) => email.setState(target.value, true)} />
      </label>
      <Button>{i18n._('signIn.continue')}</Button>
    </Box>
  )
}

class FloorRamp extends HTMLElement {
  connectedCallback() {
    const shadow = this.attachShadow({ mode: 'open' })
    const messages = { 'signIn.title': 'Sign in', 'signIn.email': 'Email', 'signIn.continue': 'Continue' }
    createRoot(shadow).render(
      <CacheProvider value={createCache({ key: 'floor', container: shadow })}>
        <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: messages } })}>
          <QueryClientProvider client={new QueryClient()}>
            <SignIn apiUrl={this.getAttribute('api-url') ?? ''} />
          </QueryClientProvider>
        </I18nProvider>
      </CacheProvider>,
    )
  }
}

customElements.define('floor-ramp', FloorRamp)
