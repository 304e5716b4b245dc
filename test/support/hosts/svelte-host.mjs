import { mount as mountComponent } from 'svelte'
import Shop from './Shop.svelte'

export const mount = (target, props) => mountComponent(Shop, { target, props })
