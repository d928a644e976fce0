import type { ReactNode } from 'react';
import { FaceSetting } from './face-setting.tsx';
import { IdleSetting } from './idle-setting.tsx';
import { ThemeSetting } from './theme-setting.tsx';

export function DeviceScreen({ offline }: { offline: ReactNode }) {
  return (
    <>
      <ThemeSetting />
      <FaceSetting />
      {offline}
      <IdleSetting />
    </>
  );
}
