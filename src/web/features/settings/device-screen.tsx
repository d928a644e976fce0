import type { ReactNode } from 'react';
import { DisguiseSetting } from './disguise-setting.tsx';
import { IdleSetting } from './idle-setting.tsx';
import { ThemeSetting } from './theme-setting.tsx';

export function DeviceScreen({ offline }: { offline: ReactNode }) {
  return (
    <>
      <ThemeSetting />
      <DisguiseSetting />
      {offline}
      <IdleSetting />
    </>
  );
}
