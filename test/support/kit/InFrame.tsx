import type { ReactNode } from 'react'
import { Frame } from '../../../src/ui/frame/Frame.tsx'
import { View } from '../../../src/ui/frame/View.tsx'

/** Gives a specimen the gutters and the height of a view. */
export const InFrame = ({ children }: { children: ReactNode }) => (
  <Frame label="Altamar">
    <View entryKey={0} move="replace">
      {children}
    </View>
  </Frame>
)
